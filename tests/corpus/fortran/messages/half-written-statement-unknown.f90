! Claim: a statement that ends too early is a mistake of its own, and the region behind it is judged.
! Source: Fortran 2018 §6.3.2. This is bad input.
program p
  implicit none
  integer :: i, v(100)
  v = 0
  !$omp parallel do !@ UNKNOWN(parse-problem)
  do i = 2, 100
    v(i) = 2 * (v(i - 1) !@ message(syntax)
  end do
  !$omp parallel do !@ RACE
  do i = 2, 100
    v(i) = v(i - 1) + 1 !@ race(v)
  end do
  print *, v(1)
end program p
