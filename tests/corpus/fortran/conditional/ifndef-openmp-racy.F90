! Claim: what stands under #ifndef _OPENMP is not compiled with OpenMP. Source: OpenMP 5.2 §3.3
program pp
  implicit none
  integer :: i, last, r(10)
#ifndef _OPENMP
  !$omp parallel do private(last)
#else
  !$omp parallel do !@ RACE
#endif
  do i = 1, 10
    last = i * i !@ race(last)
    r(i) = last !@ race(last)
  end do
  print *, r
end program pp
