! Claim: in a collapsed nest each point has its own cell. Source: OpenMP 5.2 §4.4.3; semantics.md §3
program grid
  implicit none
  integer :: i, j, cell(8, 6)
  !$omp parallel do collapse(2) !@ RACE_FREE
  do j = 1, 6
    do i = 1, 8
      cell(i, j) = 10 * j + i
    end do
  end do
  !$omp end parallel do
  print *, sum(cell)
end program grid
