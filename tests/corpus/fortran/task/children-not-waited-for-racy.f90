! Claim: the sum is formed while the child task may still write its part. Source: OpenMP 5.2 §15.5; semantics.md §5
program partial
  implicit none
  integer :: lo, hi, total
  lo = 0
  hi = 0
  !$omp parallel !@ RACE
  !$omp single
  !$omp task
  call half(1, 50, lo)
  !$omp end task
  call half(51, 100, hi)
  total = lo + hi !@ race
  !$omp end single
  !$omp end parallel
  print *, lo + hi
contains
  subroutine half(from, to, s)
    integer, intent(in) :: from, to
    integer, intent(inout) :: s
    integer :: i
    do i = from, to
      s = s + i !@ race
    end do
  end subroutine half
end program partial
