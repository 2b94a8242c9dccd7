! Claim: the elements of an array of texts of assumed length lie one length apart. Source: Fortran 2018 §7.4.4.2, §9.5.3.2
subroutine clear(lines, n)
  implicit none
  integer, intent(in) :: n
  character(*), intent(inout) :: lines(n)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    lines(i) = adjustl(lines(i))
  end do
end subroutine clear
