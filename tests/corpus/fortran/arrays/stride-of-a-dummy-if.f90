! Claim: an increment that is a dummy must not be zero: a condition. Source: semantics.md §9; Fortran 2018 §8.5.8.5
subroutine dscal_inc(n, da, dx, incx)
  integer n, incx, i
  double precision da, dx(*)
!$omp parallel do !@ RACE_FREE_IF(stride incx)
  do i = 1, n
    dx(1 + (i - 1) * incx) = da * dx(1 + (i - 1) * incx)
  end do
end subroutine dscal_inc
