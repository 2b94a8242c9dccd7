! Claim: a statement that cannot be read does not change the variable of the loop around it, which nothing may.
! Source: Fortran 2018 §11.1.7.4.3. This is bad input.
program p
  implicit none
  integer :: i, v(100)
  v = 0
  !$omp parallel do !@ UNKNOWN(parse-problem)
  do i = 1, 100
    frobnicate v(i) !@ message(syntax)
  end do
  print *, v(1)
end program p
