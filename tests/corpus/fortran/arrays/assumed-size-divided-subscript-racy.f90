! Claim: a divisor of 2, which a caller may give, brings two iterations to one element. Source: Fortran 2018 §8.5.8.5; semantics.md §1
subroutine scale_one(n, k, x)
  integer n, k, i
  real x(*)
!$omp parallel do !@ RACE
  do i = 1, n
    x(1 + i / k) = 0.5 * i !@ race(x)
  end do
!$omp end parallel do
end subroutine scale_one
