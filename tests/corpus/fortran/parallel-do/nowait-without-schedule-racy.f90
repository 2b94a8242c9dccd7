! Claim: without a schedule clause nothing promises that both loops are divided alike. Source: OpenMP 5.2 §11.5.3; semantics.md §3
subroutine axpy_twice(n, x, y)
  integer, intent(in) :: n
  real, intent(in) :: x(n)
  real, intent(inout) :: y(n)
  integer :: i
!$omp parallel !@ RACE
!$omp do
  do i = 1, n
    y(i) = y(i) + x(i) !@ race(y)
  end do
!$omp end do nowait
!$omp do
  do i = 1, n
    y(i) = 2.0 * y(i) !@ race(y)
  end do
!$omp end do
!$omp end parallel
end subroutine axpy_twice
