! Claim: an orphaned do binds to the region of the caller. Source: OpenMP 5.2 §11.5.2 (binding)
program orphan
  implicit none
  integer :: v(60)
  !$omp parallel !@ RACE_FREE
  call fill(60, v)
  !$omp end parallel
  print *, sum(v)
contains
  subroutine fill(n, x)
    integer, intent(in) :: n
    integer, intent(out) :: x(n)
    integer :: i
    !$omp do
    do i = 1, n
      x(i) = i
    end do
    !$omp end do
  end subroutine fill
end program orphan
