! Claim: one inner object of a shared one. Source: Fortran 2018 §9.4.2
program nested
  implicit none
  type :: vec
    integer :: c(3)
  end type vec
  type :: cell
    type(vec) :: mom
    integer :: mass
  end type cell
  type(cell) :: total
  integer :: i, k
  total%mom%c = 0
  total%mass = 0
  !$omp parallel do private(k) !@ RACE
  do i = 1, 10
    do k = 1, 3
      total%mom%c(k) = total%mom%c(k) + i !@ race(total)
    end do
  end do
  print *, total%mom%c
end program nested
