! Claim: where the end directive is left out the loop still ends with a barrier. Source: OpenMP 5.2 §11.5.2, §15.3.2
program no_end
  implicit none
  integer :: i, f(20), g(20)
!$omp parallel !@ RACE_FREE
!$omp do
  do i = 1, 20
    f(i) = i * i
  end do
!$omp do
  do i = 1, 20
    g(i) = f(21 - i)
  end do
!$omp end parallel
  print *, g(1)
end program no_end
