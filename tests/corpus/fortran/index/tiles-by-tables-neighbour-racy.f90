! Claim: a tile that reads the row in front of it reads what another tile writes, though no two overlap. Source: OpenMP 5.2 §1.4.1
subroutine smooth(tiles, first_row, last_row, field)
  implicit none
  integer, intent(in) :: tiles
  integer, intent(in) :: first_row(tiles), last_row(tiles)
  real, intent(inout) :: field(64)
  integer :: tile, i
  !$omp parallel do private(i) !@ RACE
  do tile = 1, tiles
    do i = first_row(tile), last_row(tile)
      field(i) = field(i-1) !@ race(field)
    end do
  end do
end subroutine smooth
