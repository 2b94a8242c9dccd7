! Claim: two static loops over the same range give iteration i to the same thread. Source: OpenMP 5.2 §11.5.3; semantics.md §3
subroutine axpy_twice(n, x, y)
  integer, intent(in) :: n
  real, intent(in) :: x(n)
  real, intent(inout) :: y(n)
  integer :: i
!$omp parallel !@ RACE_FREE
!$omp do schedule(static)
  do i = 1, n
    y(i) = y(i) + x(i)
  end do
!$omp end do nowait
!$omp do schedule(static)
  do i = 1, n
    y(i) = 2.0 * y(i)
  end do
!$omp end do
!$omp end parallel
end subroutine axpy_twice
