! Claim: a temporary without a clause is one for all lanes. Source: OpenMP 5.2 §5.1.1, §10.4; semantics.md §7
subroutine complex_mul(n, ar, ai, br, bi)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: ar(n), ai(n)
  real, intent(in) :: br(n), bi(n)
  real :: t
  integer :: i
  !$omp simd !@ RACE
  do i = 1, n
    t = ar(i) * br(i) - ai(i) * bi(i) !@ race(t)
    ai(i) = ar(i) * bi(i) + ai(i) * br(i)
    ar(i) = t !@ race(t)
  end do
end subroutine complex_mul
