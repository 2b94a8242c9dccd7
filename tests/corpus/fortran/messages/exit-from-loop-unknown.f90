! Claim: exit may not leave a worksharing loop. Source: OpenMP 5.2 §4.4.1 (restrictions). This is bad input.
program leaving
  implicit none
  integer :: i, a(10)
  a = 0
  !$omp parallel do !@ UNKNOWN(not-conforming)
  do i = 1, 10
    if (i == 8) exit !@ message(branch-out)
    a(i) = i
  end do
  print *, sum(a)
end program leaving
