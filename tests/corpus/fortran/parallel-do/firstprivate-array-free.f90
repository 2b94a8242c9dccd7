! Claim: a firstprivate array is copied as a whole. Source: OpenMP 5.2 §5.4.4
program fp
  implicit none
  integer :: i, w(3), r(15)
  w = [1, 2, 3]
  !$omp parallel do firstprivate(w) !@ RACE_FREE
  do i = 1, 15
    w(2) = i
    r(i) = sum(w)
  end do
  print *, sum(r)
end program fp
