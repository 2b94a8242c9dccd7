! Claim: a barrier that only some threads meet makes the program non-conforming. Source: OpenMP 5.2 §15.3.1 (restrictions); semantics.md §4
subroutine misaligned(n, a)
  use omp_lib
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: a(0:n)
  !$omp parallel num_threads(n) !@ UNKNOWN(misaligned-barrier)
  a(omp_get_thread_num()) = 1
  if (omp_get_thread_num() > 0) then
    !$omp barrier !@ message(misaligned-barrier)
  end if
  !$omp end parallel
end subroutine misaligned
