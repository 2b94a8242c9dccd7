! Claim: a saved allocatable is allocated once, by whom comes first, or by two at once. Source: Fortran 2018 §8.5.16, §9.7.1
module cache
  implicit none
contains
  subroutine lookup(k, v)
    integer, intent(in) :: k
    integer, intent(out) :: v
    integer, allocatable, save :: table(:)
    integer :: j
    if (.not. allocated(table)) then !@ race(table) possible
      allocate (table(50)) !@ race(table) possible
      table = [(j * j, j = 1, 50)] !@ race(table) possible
    end if
    v = table(k) !@ race(table) possible
  end subroutine lookup
end module cache

program main
  use cache
  implicit none
  integer :: i, r(50)
  !$omp parallel do !@ RACE
  do i = 1, 50
    call lookup(i, r(i))
  end do
  print *, sum(r)
end program main
