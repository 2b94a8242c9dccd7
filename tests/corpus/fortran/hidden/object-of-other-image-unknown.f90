! Claim: what is done to objects of other images is not modelled, what is done to own ones is. (Compiled with -fcoarray=single.) Source: Fortran 2018 §9.6
program p
  implicit none
  integer :: i, s, a(10)[*]
  integer, codimension[*] :: b
  s = 0
  !$omp parallel do !@ UNKNOWN(unmodelled-statement)
  do i = 1, 10
    a(i)[1] = i
  end do
  !$omp parallel do !@ UNKNOWN(unmodelled-expression)
  do i = 1, 10
    if (b[2] > 0) then
      a(i) = i
    end if
  end do
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    a(i) = i + b
  end do
  !$omp parallel do !@ RACE
  do i = 1, 10
    s = a(i) !@ race(s)
  end do
  print *, s
end program
