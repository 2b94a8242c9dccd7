! Claim: two critical sections of one name exclude each other. Source: OpenMP 5.2 §15.2; semantics.md §6
program bank
  implicit none
  integer :: i, account
  account = 0
  !$omp parallel !@ RACE_FREE
  !$omp do
  do i = 1, 20
    !$omp critical (book)
    account = account + i
    !$omp end critical (book)
  end do
  !$omp end do nowait
  !$omp single
  !$omp critical (book)
  account = account + 1
  !$omp end critical (book)
  !$omp end single
  !$omp end parallel
  print *, account
end program bank
