! Claim: deallocate finalizes the object. Source: Fortran 2018 §7.5.6.3
module fin
  implicit none
  type :: res
    integer :: k = 1
  contains
    final :: release
  end type res
  integer :: released = 0
contains
  subroutine release(r)
    type(res), intent(inout) :: r
    released = released + r%k !@ race(released)
  end subroutine release
end module fin

program main
  use fin
  implicit none
  type(res), pointer :: p
  integer :: i
  !$omp parallel do private(p) !@ RACE
  do i = 1, 6
    allocate (p)
    p%k = i
    deallocate (p)
  end do
  print *, released
end program main
