! Claim: where each tile goes on to the end of the grid if that is farther than its own, all of them race there. Source: OpenMP 5.2 §1.4.1
subroutine halve(tiles, first_row, last_row, rows, field)
  implicit none
  integer, intent(in) :: tiles, rows
  integer, intent(in) :: first_row(tiles), last_row(tiles)
  real, intent(inout) :: field(rows)
  integer :: tile, i
  !$omp parallel do private(i) !@ RACE
  do tile = 1, tiles
    do i = max(first_row(tile), 2), max(last_row(tile), rows - 1)
      field(i) = 0.5 * field(i) !@ race
    end do
  end do
end subroutine halve
