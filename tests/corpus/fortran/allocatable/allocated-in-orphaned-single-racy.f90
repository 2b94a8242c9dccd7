! Claim: the columns of neighbours are read: a procedure of all threads allocates an array of a module in a single construct and fills it. Source: OpenMP 5.2 §11.1
module field_m
  implicit none
  real, allocatable :: field(:, :)
contains
  subroutine make(n, m)
    integer, intent(in) :: n, m
    integer :: i, j
    !$omp single
    if (allocated(field)) deallocate (field)
    allocate (field(0:n, m))
    !$omp end single
    !$omp do
    do j = 1, m
      do i = 0, n
        field(i, j) = i + field(i, max(1, j-1)) !@ race(field)
      end do
    end do
    !$omp end do
  end subroutine make
end module field_m

program main
  use field_m
  implicit none
  !$omp parallel !@ RACE
  call make(9, 8)
  !$omp end parallel
  print *, field(0, 1)
end program main
