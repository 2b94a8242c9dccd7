! Claim: an index found in a table and kept in a shared scalar. Source: OpenMP 5.2 §5.1.1
program soa
  implicit none
  type :: mesh
    integer :: left(20), right(20)
    real :: flux(20)
  end type mesh
  type(mesh) :: m
  real :: u(21)
  integer :: e, l, r
  u = 1.0
  do e = 1, 20
    m%left(e) = e
    m%right(e) = e + 1
  end do
  !$omp parallel do private(l) !@ RACE
  do e = 1, 20
    l = m%left(e)
    r = m%right(e) !@ race(r)
    m%flux(e) = u(l) - u(r) !@ race(r)
  end do
  print *, sum(m%flux)
end program soa
