! Claim: one chunk for all iterations is one thread's. Source: OpenMP 5.2 §11.5.3
subroutine one_chunk(n, s)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: s
  integer :: i
  if (n < 1) return
  !$omp parallel do schedule(static, n) !@ RACE_FREE
  do i = 1, n
    s = s * 0.5 + i
  end do
end subroutine one_chunk
