! Claim: do simd with nowait and a following loop that reads. Source: OpenMP 5.2 §15.6, §17.1
program ds
  implicit none
  integer :: i, a(40), b(40)
  a = 0
  !$omp parallel private(i) !@ RACE
  !$omp do simd
  do i = 1, 40
    a(i) = i !@ race(a)
  end do
  !$omp end do simd nowait
  !$omp do simd
  do i = 1, 40
    b(i) = a(i) !@ race(a)
  end do
  !$omp end do simd
  !$omp end parallel
  print *, sum(b) >= 0
end program ds
