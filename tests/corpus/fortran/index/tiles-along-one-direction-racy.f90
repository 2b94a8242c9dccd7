! Claim: that tiles do not overlap in their rows says nothing of code that goes through one of their directions alone. Source: OpenMP 5.2 §1.4.1
subroutine edges(tiles, first_row, last_row, first_column, last_column, edge, field)
  implicit none
  integer, intent(in) :: tiles
  integer, intent(in) :: first_row(tiles), last_row(tiles), first_column(tiles), last_column(tiles)
  real, intent(inout) :: edge(64), field(64, 32)
  integer :: tile, i, j
  !$omp parallel do private(i, j) !@ RACE
  do tile = 1, tiles
    do j = first_column(tile), last_column(tile)
      do i = first_row(tile), last_row(tile)
        field(i, j) = 0.0
        edge(i) = 1.0 !@ race(edge)
      end do
    end do
  end do
end subroutine edges
