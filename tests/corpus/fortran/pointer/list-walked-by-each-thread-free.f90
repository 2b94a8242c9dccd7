! Claim: threads that walk a linked list with private pointers only read it. Source: OpenMP 5.2 §5.4.3; semantics.md §9
program list
  implicit none
  type :: node
    integer :: v = 1
    type(node), pointer :: next => null()
  end type node
  type(node), pointer :: head, p
  integer :: i, s(6)
  nullify (head)
  do i = 1, 5
    allocate (p)
    p%next => head
    head => p
  end do
  !$omp parallel do private(p) !@ RACE_FREE
  do i = 1, 6
    s(i) = 0
    p => head
    do while (associated(p))
      s(i) = s(i) + p%v
      p => p%next
    end do
  end do
  print *, s
end program list
