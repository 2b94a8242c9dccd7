! Claim: a condition without an end ends with the loop around it, and the region behind it is judged.
! Source: Fortran 2018 §11.1.8. This is bad input.
program p
  implicit none
  integer :: i, v(100)
  v = 0
  !$omp parallel do !@ UNKNOWN(parse-problem)
  do i = 2, 100
    if (i > 3) then
      v(i) = v(i - 1) + 1
  end do !@ message(syntax)
  !$omp end parallel do
  !$omp parallel do !@ RACE
  do i = 2, 100
    v(i) = v(i - 1) + 1 !@ race(v)
  end do
  print *, v(1)
end program p
