! Claim: tiles of tables that are clipped to the inside of a grid race only where they overlap. Source: OpenMP 5.2 §1.4.1; condition ranges-apart
subroutine halve(tiles, first_row, last_row, rows, field)
  implicit none
  integer, intent(in) :: tiles, rows
  integer, intent(in) :: first_row(tiles), last_row(tiles)
  real, intent(inout) :: field(rows)
  integer :: tile, i
  !$omp parallel do private(i) !@ RACE_FREE_IF(ranges-apart first_row last_row)
  do tile = 1, tiles
    do i = max(first_row(tile), 2), min(last_row(tile), rows - 1)
      field(i) = 0.5 * field(i)
    end do
  end do
end subroutine halve
