! Claim: an array of assumed size is addressed like any other. Source: Fortran 2018 §8.5.8.5
subroutine daxpy_omp(n, da, dx, dy)
  integer n, i
  double precision da, dx(*), dy(*)
!$omp parallel do !@ RACE_FREE
  do i = 1, n
    dy(i) = dy(i) + da * dx(i)
  end do
!$omp end parallel do
end subroutine daxpy_omp
