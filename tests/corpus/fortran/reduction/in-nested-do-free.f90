! Claim: a reduction on the worksharing loop of a larger region, used after its barrier by a single. Source: OpenMP 5.2 §5.5.8
program residual
  implicit none
  integer :: i, it, res, u(16), change(4)
  u = [(i, i = 1, 16)]
  !$omp parallel private(it) !@ RACE_FREE
  do it = 1, 4
    !$omp single
    res = 0
    !$omp end single
    !$omp do reduction(+:res)
    do i = 1, 16
      res = res + u(i) * it
    end do
    !$omp end do
    !$omp single
    change(it) = res
    !$omp end single
  end do
  !$omp end parallel
  print *, change
end program residual
