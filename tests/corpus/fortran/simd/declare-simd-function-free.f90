! Claim: a function with declare simd is called for each lane. Source: OpenMP 5.2 §7.7
module ds
  implicit none
contains
  real function half(x)
    !$omp declare simd(half)
    real, intent(in) :: x
    half = 0.5 * x
  end function half
end module ds

program main
  use ds
  implicit none
  integer :: i
  real :: v(32)
  v = 4.0
  !$omp simd !@ RACE_FREE
  do i = 1, 32
    v(i) = half(v(i))
  end do
  print *, sum(v)
end program main
