! Claim: a tree of which each node is changed by one task. Source: OpenMP 5.2 §12.5; semantics.md §5
module tree_m
  implicit none
  type :: node
    integer :: v = 1
    type(node), pointer :: left => null(), right => null()
  end type node
contains
  recursive subroutine grow(n, depth)
    type(node), intent(inout) :: n
    integer, intent(in) :: depth
    if (depth == 0) return
    allocate (n%left, n%right)
    call grow(n%left, depth - 1)
    call grow(n%right, depth - 1)
  end subroutine grow
  recursive integer function total(n) result(t)
    type(node), intent(in) :: n
    t = n%v
    if (associated(n%left)) t = t + total(n%left)
    if (associated(n%right)) t = t + total(n%right)
  end function total
end module tree_m

program main
  use tree_m
  implicit none
  type(node) :: root
  integer :: i, s(4)
  call grow(root, 3)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 4
    s(i) = total(root)
  end do
  print *, s
end program main
