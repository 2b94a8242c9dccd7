! Claim: collapsed, the iterations of one column go to several threads, which meet on the column's sum. Source: OpenMP 5.2 §4.4.3; semantics.md §3
program column_sums
  implicit none
  integer :: i, j, cell(8, 6), total(6)
  cell = 2
  total = 0
  !$omp parallel do collapse(2) !@ RACE witness T<=2
  do j = 1, 6
    do i = 1, 8
      total(j) = total(j) + cell(i, j) !@ race(total)
    end do
  end do
  !$omp end parallel do
  print *, total
end program column_sums
