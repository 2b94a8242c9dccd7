! Claim: the reduction's copy is lexical; the callee adds to the module variable itself. Source: OpenMP 5.2 §5.1.2, §5.5.8; semantics.md §2
module sums
  implicit none
  integer :: s = 0
contains
  subroutine add(k)
    integer, intent(in) :: k
    s = s + k !@ race(s)
  end subroutine add
end module sums

program main
  use sums
  implicit none
  integer :: i
  !$omp parallel do reduction(+:s) !@ RACE race(s)
  do i = 1, 10
    call add(i)
  end do
  print *, s > 0
end program main
