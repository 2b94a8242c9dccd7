! Claim: blocks of a domain, each with fields of its own. Source: Fortran 2018 §7.5.4.6
program blocks
  implicit none
  type :: block_t
    integer :: n
    integer, allocatable :: u(:)
  end type block_t
  type(block_t), allocatable :: b(:)
  integer :: i, k
  allocate (b(6))
  do i = 1, 6
    b(i)%n = 4 + i
    allocate (b(i)%u(b(i)%n))
  end do
  !$omp parallel do private(k) !@ RACE_FREE
  do i = 1, 6
    do k = 1, b(i)%n
      b(i)%u(k) = i * k
    end do
  end do
  print *, (sum(b(i)%u), i = 1, 6)
end program blocks
