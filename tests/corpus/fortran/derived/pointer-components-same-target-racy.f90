! Claim: pointer components of two objects lead to the same array. Source: Fortran 2018 §10.2.2
program links
  implicit none
  type :: view
    integer, pointer :: d(:) => null()
  end type view
  type(view) :: a, b
  integer, target :: store(21)
  integer :: i
  store = 1
  a%d => store(1:20)
  b%d => store(2:21)
  !$omp parallel do !@ RACE
  do i = 1, 20
    a%d(i) = b%d(i) + 1 !@ race
  end do
  print *, store(21)
end program links
