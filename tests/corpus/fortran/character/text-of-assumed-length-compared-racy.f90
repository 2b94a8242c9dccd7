! Claim: a comparison reads a text of assumed length, which another thread writes. Source: Fortran 2018 §10.1.5.5, §7.4.4.2; semantics.md §2
! Output: depends on the team size
program p
  implicit none
  integer :: i
  character(8) :: buf
  buf = '12'
  !$omp parallel do !@ RACE
  do i = 1, 8
    call rd(buf)
    if (i == 5) buf = '3' !@ race
  end do
contains
  subroutine rd(c)
    character(*), intent(in) :: c
    if (c == 'abc') print *, 1 !@ race
  end subroutine rd
end program p
