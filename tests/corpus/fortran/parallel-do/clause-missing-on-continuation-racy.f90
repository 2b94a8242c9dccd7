! Claim: what no continuation line makes private is shared. Source: OpenMP 5.2 §3.1.2, §5.1.1
program long_directive
  implicit none
  integer :: i, t
  real :: s, a(40), b(40)
  a = 2.0
  !@ RACE
  !$omp parallel do      &
  !$omp   shared(a, b)   &
  !$omp   private(i, s)
  do i = 1, 40
    t = i * 2       !@ race(t)
    s = a(i) + t    !@ race(t)
    b(i) = s * s
  end do
  !$omp end parallel do
  print *, b(3)
end program long_directive
