! Claim: clauses on continuation lines belong to the directive. Source: OpenMP 5.2 §3.1.2
program long_directive
  implicit none
  integer :: i, t
  real :: s, a(40), b(40)
  a = 2.0
  !@ RACE_FREE
  !$omp parallel do default(none) &
  !$omp& shared(a, b)             &
  !$omp& private(i, s,            &
  !$omp&         t)
  do i = 1, 40
    t = i * 2
    s = a(i) + t
    b(i) = s * s
  end do
  !$omp end parallel do
  print *, b(3)
end program long_directive
