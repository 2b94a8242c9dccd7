! Claim: a temporary of the lane. Source: OpenMP 5.2 §5.4.3, §10.4
subroutine complex_mul(n, ar, ai, br, bi)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: ar(n), ai(n)
  real, intent(in) :: br(n), bi(n)
  real :: t
  integer :: i
  !$omp simd private(t) !@ RACE_FREE
  do i = 1, n
    t = ar(i) * br(i) - ai(i) * bi(i)
    ai(i) = ar(i) * bi(i) + ai(i) * br(i)
    ar(i) = t
  end do
end subroutine complex_mul
