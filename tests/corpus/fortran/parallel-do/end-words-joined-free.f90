! Claim: words of directives may be joined. Source: OpenMP 5.2 §3.1.2
program p
  implicit none
  integer :: i, v(100), s
  s = 0
  !$omp parallel !@ RACE_FREE
  !$omp dosimd
  do i = 1, 100
    v(i) = i
  end do
  !$omp enddosimd
  !$omp single
  s = 1
  !$omp endsingle
  !$omp critical
  s = s + 1
  !$omp endcritical
  !$omp endparallel
  print *, v(1)
end program
