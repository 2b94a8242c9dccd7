! Claim: critical sections of different names do not exclude each other. Source: OpenMP 5.2 §15.2; semantics.md §6
program bank
  implicit none
  integer :: i, account
  account = 0
  !$omp parallel !@ RACE
  !$omp do
  do i = 1, 20
    !$omp critical (deposit)
    account = account + i !@ race(account)
    !$omp end critical (deposit)
  end do
  !$omp end do nowait
  !$omp single
  !$omp critical (withdraw)
  account = account - 1 !@ race(account)
  !$omp end critical (withdraw)
  !$omp end single
  !$omp end parallel
  print *, account
end program bank
