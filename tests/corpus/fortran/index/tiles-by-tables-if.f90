! Claim: tiles whose first and last indices stand in tables race only where they overlap. Source: OpenMP 5.2 §1.4.1; condition ranges-apart
subroutine halve(tiles, first_row, last_row, field)
  implicit none
  integer, intent(in) :: tiles
  integer, intent(in) :: first_row(tiles), last_row(tiles)
  real, intent(inout) :: field(64)
  integer :: tile, i
  !$omp parallel do private(i) !@ RACE_FREE_IF(ranges-apart first_row last_row)
  do tile = 1, tiles
    do i = first_row(tile), last_row(tile)
      field(i) = 0.5 * field(i)
    end do
  end do
end subroutine halve
