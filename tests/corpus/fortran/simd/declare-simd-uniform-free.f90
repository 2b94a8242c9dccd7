! Claim: lanes call a function with a uniform argument. Source: OpenMP 5.2 §7.7
module m
  implicit none
contains
  integer function plus(n, k)
    integer, intent(in) :: n, k
    !$omp declare simd(plus) uniform(n) notinbranch
    plus = n + k
  end function plus
  integer function half(k)
    integer, intent(in) :: k
    !$omp declare simd(half) inbranch
    half = k / 2
  end function half
end module m

program p
  use m
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp simd !@ RACE_FREE
  do i = 1, 100
    v(i) = plus(3, v(i))
    if (v(i) > 50) v(i) = half(v(i))
  end do
  print *, v(1)
end program p
