! Claim: the elements of an array of texts of assumed length lie one length apart; whose neighbours are read races.
! Source: Fortran 2018 §7.4.4.2, §9.5.3.2
subroutine shift(lines, n)
  implicit none
  integer, intent(in) :: n
  character(*), intent(inout) :: lines(n)
  integer :: i
  !$omp parallel do !@ RACE witness T<=2
  do i = 2, n
    lines(i) = lines(i - 1) !@ race(lines)
  end do
end subroutine shift
