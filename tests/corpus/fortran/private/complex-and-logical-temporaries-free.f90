! Claim: temporaries of all types may be listed. Source: OpenMP 5.2 §5.4.3
program spectrum
  implicit none
  complex :: z, c(20)
  logical :: inside
  integer :: i, n(20)
  !$omp parallel do private(z, inside) !@ RACE_FREE
  do i = 1, 20
    z = cmplx(i, -i)
    inside = aimag(z) < -10.0
    n(i) = merge(1, 0, inside)
    c(i) = z * conjg(z)
  end do
  print *, sum(n), real(c(20))
end program spectrum
