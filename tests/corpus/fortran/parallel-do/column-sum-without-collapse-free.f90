! Claim: without collapse all iterations of a column belong to one thread. Source: semantics.md §3
program column_sums
  implicit none
  integer :: i, j, cell(8, 6), total(6)
  cell = 2
  total = 0
  !$omp parallel do private(i)   !@ RACE_FREE
  do j = 1, 6
    do i = 1, 8
      total(j) = total(j) + cell(i, j)
    end do
  end do
  !$omp end parallel do
  print *, total
end program column_sums
