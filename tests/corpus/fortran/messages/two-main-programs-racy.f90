! Claim: of two main programs in a file both are judged. Source: Fortran 2018 §5.2.2. This is bad input.
program p
  implicit none
  integer :: i, v(100)
  v = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 100
    v(i) = v(i) + 1
  end do
  print *, v(1)
end program p

program p !@ message(syntax)
  implicit none
  integer :: i, v(100)
  v = 0
  !$omp parallel do !@ RACE
  do i = 2, 100
    v(i) = v(i - 1) + 1 !@ race(v)
  end do
  print *, v(1)
end program p
