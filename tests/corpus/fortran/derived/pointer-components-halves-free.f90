! Claim: pointer components that lead to the two halves of an array. Source: Fortran 2018 §10.2.2
program links
  implicit none
  type :: view
    integer, pointer :: d(:) => null()
  end type view
  type(view) :: a, b
  integer, target :: store(40)
  integer :: i
  store = 1
  a%d => store(1:20)
  b%d => store(21:40)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    a%d(i) = b%d(21 - i) + 1
  end do
  print *, sum(store)
end program links
