! Claim: stop ends the program; what stands behind it is not reached. Source: Fortran 2018 §11.4
program halt
  implicit none
  integer :: i, n, a(10)
  n = 10
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    if (i > 10) then
      stop 'too many'
    end if
    a(i) = i
  end do
  print *, sum(a)
end program halt
