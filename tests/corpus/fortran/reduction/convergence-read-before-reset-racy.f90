! Claim: all threads test the residual while one of them, which is ahead, resets it for the next step. Source: semantics.md §4
program residual
  implicit none
  integer :: i, it, res, u(16)
  logical :: last
  u = 1
  !$omp parallel private(it, last) !@ RACE
  do it = 1, 4
    !$omp single
    res = 0 !@ race(res)
    !$omp end single
    !$omp do reduction(+:res)
    do i = 1, 16
      res = res + u(i) * it
    end do
    !$omp end do
    last = res < 0 !@ race(res)
    if (last .and. it > 10) print *, it
  end do
  !$omp end parallel
  print *, res
end program residual
