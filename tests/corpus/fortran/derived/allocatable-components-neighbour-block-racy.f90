! Claim: a block reads the first cell of the next block, which its own iteration writes. Source: Fortran 2018 §7.5.4.6
program blocks
  implicit none
  type :: block_t
    integer, allocatable :: u(:)
  end type block_t
  type(block_t) :: b(6)
  integer :: i
  do i = 1, 6
    allocate (b(i)%u(5))
    b(i)%u = i
  end do
  !$omp parallel do !@ RACE
  do i = 1, 5
    b(i)%u(1) = b(i + 1)%u(1) + 1 !@ race
  end do
  print *, b(6)%u(1)
end program blocks
