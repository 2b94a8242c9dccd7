! Claim: an orphaned simd loop writes its linear index back to the module variable, in every thread.
! Source: OpenMP 5.2 §5.1.1, §5.4.6; semantics.md §8
module lanes
  implicit none
  integer :: i
contains
  subroutine square(v)
    integer, intent(inout) :: v(32)
    !$omp simd !@ race(i)
    do i = 1, 32
      v(i) = v(i) * v(i)
    end do
  end subroutine square
end module lanes

program main
  use lanes, only: square
  implicit none
  integer :: k, m(32, 6)
  m = 2
  !$omp parallel do !@ RACE
  do k = 1, 6
    call square(m(:, k))
  end do
  print *, sum(m)
end program main
